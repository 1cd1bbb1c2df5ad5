import { copy, type Drawing, group, withId } from './drawing.ts';
import { shortNumber } from './path-data.ts';

/**
 * Transforms that double a drawing `count` times, which gives 2^count copies. Each copy is turned
 * `angle` degrees further than the one before and, if asked, scaled by `shrink`.
 */
export function turns(angle: number, count: number, shrink = 1): string[] {
  return Array.from({ length: count }, (_, i) => {
    const rotation = `rotate(${shortNumber(angle * 2 ** i)})`;
    return shrink === 1 ? rotation : `${rotation}scale(${shortNumber(shrink ** (2 ** i))})`;
  });
}

/**
 * Repeats the drawing and its copies once per transform: k transforms give 2^k copies with only k
 * `<use>` elements. `echo` transforms the copies before the last doubling once more. Generated ids
 * start with `name`.
 */
export function multiply(
  drawing: Drawing,
  transforms: readonly string[],
  name: string,
  echo?: string,
): Drawing {
  return transforms.reduce((copies, transform, i) => {
    const id = `${name}${i}`;
    const isLast = i === transforms.length - 1;
    const applied = isLast && echo !== undefined ? [transform, echo] : [transform];
    return group([withId(copies, id), ...applied.map((each) => copy(id, each))]);
  }, drawing);
}
