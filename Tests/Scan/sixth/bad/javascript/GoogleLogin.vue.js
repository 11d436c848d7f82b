import { ref } from 'vue';
import { useAuthStore } from '@/stores/auth';

export default {
  name: 'GoogleLogin',
  setup() {
    const store = useAuthStore();
    const busy = ref(false);
    const problem = ref('');

    async function login() {
      if (busy.value) return;
      busy.value = true;
      const popup = window.open('/auth/google', 'login', 'width=480,height=640');
      if (!popup) {
        problem.value = 'Please allow pop-ups for this page.';
        return;
      }
      try {
        const reply = await store.waitForPopup(popup);
        await store.accept(reply);
      } catch (err) {
        problem.value = err.message;
      }
      busy.value = false;
    }

    return { busy, problem, login };
  },
};
