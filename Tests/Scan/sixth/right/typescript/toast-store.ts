import { create } from "zustand";

export interface Toast {
  id: string;
  text: string;
  kind: "info" | "error";
}

interface ToastStore {
  toasts: Toast[];
  push: (text: string, kind?: Toast["kind"]) => void;
  drop: (id: string) => void;
}

// Used by the login form and everywhere else
export const useToasts = create<ToastStore>((set, get) => ({
  toasts: [],
  push: (text, kind = "info") => {
    const id = Math.random().toString(36).slice(2, 9);
    set({ toasts: [...get().toasts, { id, text, kind }] });
    setTimeout(() => get().drop(id), kind === "error" ? 8000 : 4000);
  },
  drop: (id) => set({ toasts: get().toasts.filter((t) => t.id !== id) }),
}));
