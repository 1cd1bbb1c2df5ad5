/** The not-found page's inline script: logs the requested path for developers (specification §8). */
const { log = '' } = (document.querySelector('[data-log]') as HTMLElement).dataset;
console.log(log.replace('{path}', () => location.pathname));

export {};
