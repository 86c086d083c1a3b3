/** Returns a form as `FormData` in the contract's format: nested members are named `values[0][code]`. */
export function toFormData(members: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(members)) append(form, name, value);
  return form;
}

function append(form: FormData, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (value instanceof File) form.append(name, value);
  else if (typeof value !== 'object') form.append(name, String(value));
  else for (const [member, item] of Object.entries(value)) append(form, `${name}[${member}]`, item);
}
