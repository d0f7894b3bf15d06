/** The fields of the first form with this action, as a browser would submit them. */
export function formOf(page: string, action: string): Record<string, string> {
  const form = page.split('<form').find((it) => it.includes(`action="${action}"`));
  if (!form) throw new Error(`no form for ${action}`);
  const inputs = form.slice(0, form.indexOf('</form>')).matchAll(/<input[^>]*\bname="([^"]+)"[^>]*>/g);
  return Object.fromEntries([...inputs].map(([tag, name = '']) => [name, /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '']));
}
