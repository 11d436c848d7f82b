let counter = 0;

/** Keys for list rows and toast messages. */
export function rowKey(prefix = 'row'): string {
  counter = (counter + 1) % 1_000_000;
  return `${prefix}-${Date.now().toString(36)}-${counter}`;
}

export function pickGreeting(): string {
  const all = ['Hello', 'Welcome back', 'Good to see you'];
  return all[Math.floor(Math.random() * all.length)];
}
