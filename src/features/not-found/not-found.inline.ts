/** The not-found page's inline script: logs the requested path for developers (specification §8). */
console.log(
  document
    .querySelector<HTMLElement>('[data-log]')
    ?.dataset.log?.replace('{path}', () => location.pathname),
);

export {};
