import type { NextFunction, Request, Response } from 'express';
import { SessionRepository } from './session.repository';

export interface RequestWithUser extends Request {
  userId?: string;
}

export function sessionMiddleware(sessions: SessionRepository) {
  return async (req: RequestWithUser, res: Response, next: NextFunction): Promise<void> => {
    const token = req.cookies?.sid ?? '';
    if (!token) {
      next();
      return;
    }
    try {
      const session = await sessions.find(token);
      if (session && session.expiresAt.getTime() > Date.now()) {
        req.userId = session.userId;
      } else {
        res.clearCookie('sid');
      }
      next();
    } catch (err) {
      next(err);
    }
  };
}
