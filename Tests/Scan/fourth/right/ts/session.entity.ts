import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row for one attempt to sign in; deleted when it is answered. */
@Entity()
export class LoginAttempt {
  @PrimaryColumn()
  id!: string;

  @Column({ length: 64 })
  nonce!: string;

  @Column()
  createdAt!: Date;

  @Column({ nullable: true })
  returnTo?: string;

  target(): string {
    return this.returnTo ?? '';
  }
}
