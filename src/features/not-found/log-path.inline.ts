/** The not-found page's inline script: logs the requested path for developers (specification §8). */
const line = document.querySelector<HTMLElement>('[data-log]')?.dataset.log;
console.log(line?.replace('{path}', () => location.pathname));

export {};
