/** What a number field holds: nothing, something it can't read (such as `185,50`), or a number as typed. */
export type Amount = { kind: 'none' } | { kind: 'unreadable' } | { kind: 'amount'; text: string };

/** Reads an `<input type="number">`, whose value is empty both when it is empty and when it can't be read. */
export function readAmount(field: { value: string; validity: { badInput: boolean } }): Amount {
  if (field.validity.badInput) return { kind: 'unreadable' };
  return field.value === '' ? { kind: 'none' } : { kind: 'amount', text: field.value };
}
