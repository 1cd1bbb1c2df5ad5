/** Runs in the page: from now on a link to an email opens no app, and body[data-mail] has its address. */
export function catchMail(): void {
  delete document.body.dataset.mail;
  addEventListener('click', (event) => {
    const selector = 'a[href^="mailto:"]';
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>(selector);
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    document.body.dataset.mail = link.href;
  });
}
