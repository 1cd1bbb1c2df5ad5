/** The line for the console: `{path}` in the template stands for the attempted path. */
export const pathMessage = (template: string, path: string): string =>
  template.replace('{path}', () => path);
