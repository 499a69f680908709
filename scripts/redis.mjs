// A Redis or Valkey for the test of the queue.
import { fileURLToPath } from 'node:url'
import { ensureProgram } from './program.mjs'

export const ensureRedis = () =>
  ensureProgram({
    name: 'redis',
    debian: 'redis-server',
    names: ['valkey-server', 'redis-server'],
    variable: 'REDIS_SERVER_PATH',
    asked: process.env.REDIS_SERVER_PATH,
  })

if (process.argv[1] === fileURLToPath(import.meta.url) && ensureRedis() === undefined) process.exitCode = 1
