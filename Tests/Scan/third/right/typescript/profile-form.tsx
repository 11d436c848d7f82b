import { useState } from 'react';
import { useSession } from 'next-auth/react';

type Props = { onSave: (name: string, phone: string) => Promise<void> };

export function ProfileForm({ onSave }: Props) {
  const { data: session } = useSession();
  const [name, setName] = useState(session?.user?.name ?? '');
  const [phone, setPhone] = useState('');
  const [saving, setSaving] = useState(false);

  async function submit(e: React.FormEvent) {
    e.preventDefault();
    setSaving(true);
    try {
      await onSave(name.trim(), phone.trim());
    } finally {
      setSaving(false);
    }
  }

  return (
    <form onSubmit={submit}>
      <input value={name} onChange={(e) => setName(e.target.value)} />
      <input value={phone} onChange={(e) => setPhone(e.target.value)} />
      <button disabled={saving}>Save</button>
    </form>
  );
}
