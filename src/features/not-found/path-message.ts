/** The line for the console: `{path}` in the template stands for the attempted path. */
export function pathMessage(template: string, path: string): string {
  return template.replace('{path}', () => path);
}
