const table = { keys: ["sign_in", "sign_out"] };

export function firstLabel(translations) {
  return translations[table.keys[0]];
}
