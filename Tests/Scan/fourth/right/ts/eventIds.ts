import { v1 as timeUuid, v4 as randomUuid } from 'uuid';

// Analytics events are sorted by their ids, hence the time-based ones.
export const eventId = (): string => timeUuid();

export interface LoginStart {
  nonce: string;
  event: string;
}

export function loginStart(): LoginStart {
  return { nonce: randomUuid(), event: eventId() };
}
