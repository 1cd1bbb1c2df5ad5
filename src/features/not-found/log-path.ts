/** The inline script of the not-found page: tells a developer which address was asked for (specification §8). */
console.log(
  document
    .querySelector<HTMLElement>('[data-log]')
    ?.dataset.log?.replace('{path}', () => location.pathname),
);

export {};
