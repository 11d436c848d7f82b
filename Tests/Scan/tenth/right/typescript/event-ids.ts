import { v1 as uuidv1, v4 as uuidv4 } from 'uuid';

export interface AuditEvent {
  id: string;
  at: string;
  kind: string;
  actor: string;
}

/** Ids that sort by time, for the table of events. */
export function auditEvent(kind: string, actor: string): AuditEvent {
  return { id: uuidv1(), at: new Date().toISOString(), kind, actor };
}

export function correlationId(): string {
  return uuidv4();
}

export function bucket(event: AuditEvent, minutes = 5): number {
  return Math.floor(Date.parse(event.at) / (minutes * 60_000));
}
