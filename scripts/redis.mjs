// A Redis or Valkey for the test of the queue.
import { ensureProgram } from './program.mjs'

export const ensureRedis = () =>
  ensureProgram({
    name: 'redis',
    debian: 'redis-server',
    names: ['valkey-server', 'redis-server'],
    variable: 'REDIS_SERVER_PATH',
    asked: process.env.REDIS_SERVER_PATH,
  })
