import { copy, type Drawing, group, named } from './drawing.ts';
import { shortNumber } from './path-data.ts';

/**
 * Transforms whose doublings lay 2^count copies, each turned `angle` degrees further than the one
 * before it and, if asked, `shrink` times its size.
 */
export function turns(angle: number, count: number, shrink = 1): string[] {
  return Array.from({ length: count }, (_, i) => {
    const rotation = `rotate(${shortNumber(angle * 2 ** i)})`;
    return shrink === 1 ? rotation : `${rotation}scale(${shortNumber(shrink ** (2 ** i))})`;
  });
}

/**
 * The drawing, and all copies so far once more by each transform in turn: k transforms make 2^k
 * copies out of k `<use>`. The copies before the last doubling are laid once more by the transform
 * `echo`, if there is one. `name` is the start of the ids it gives out.
 */
export function doubled(
  drawing: Drawing,
  transforms: readonly string[],
  name: string,
  echo?: string,
): Drawing {
  return transforms.reduce((copies, transform, i) => {
    const id = `${name}${i}`;
    const isLast = i === transforms.length - 1;
    const laid = isLast && echo !== undefined ? [transform, echo] : [transform];
    return group([named(copies, id), ...laid.map((each) => copy(id, each))]);
  }, drawing);
}
