/** Opens every answer before the page is printed, for browsers without `::details-content`. */
addEventListener('beforeprint', () => {
  for (const answer of document.querySelectorAll('details')) answer.open = true;
});

export {};
