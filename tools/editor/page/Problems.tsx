import { type Problem, writeProblem } from '#content/read/problem.ts';

interface ProblemsProps {
  problems: readonly Problem[];
  onShow: (problem: Problem) => void;
}

/** What the build would report; each line leads to its field. */
export function Problems({ problems, onShow }: ProblemsProps) {
  return (
    <div role="alert">
      {problems.length > 0 && (
        <ul className="problems">
          {problems.map((problem) => (
            <li key={writeProblem(problem)}>
              <button type="button" onClick={() => onShow(problem)}>
                {writeProblem(problem)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
