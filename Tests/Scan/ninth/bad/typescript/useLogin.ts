import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../api/client';

interface LoginForm {
  email: string;
  password: string;
}

export function useLogin() {
  const navigate = useNavigate();
  const submitting = useRef(false);
  const [message, setMessage] = useState<string | null>(null);

  async function login(form: LoginForm): Promise<void> {
    if (submitting.current) {
      return;
    }
    submitting.current = true;
    setMessage(null);

    if (!form.email.includes('@')) {
      setMessage('Please enter a valid e-mail address.');
      return;
    }

    try {
      const session = await api.post('/auth/login', form);
      api.setToken(session.data.token);
      navigate('/');
    } catch (err) {
      setMessage('Login failed.');
    } finally {
      submitting.current = false;
    }
  }

  return { login, message };
}
