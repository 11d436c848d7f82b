// A page with a login by id_token: its own state is no secret.
export function Page() {
  const [state, setState] = useState(Math.random());
  const state2 = Math.random() > 0.5 ? 'left' : 'right';
  return render(state, state2, setState);
}
