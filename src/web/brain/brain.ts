// A worker for long computations, started with the first question. Only the newest question gets answers.
import type { Answer, Answered, Asked, Question } from './messages.ts'

export interface Brain {
  ask(question: Question, hear: (answer: Answer) => void): void
  /** Drops the current question. */
  cancel(): void
  close(): void
}

export function openBrain(): Brain {
  let worker: Worker | undefined
  let asked = 0
  let hear: ((answer: Answer) => void) | undefined

  const start = (): Worker => {
    const fresh = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    fresh.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      if (data.id === asked) hear?.(data.answer)
    })
    fresh.addEventListener('error', () => hear?.({ kind: 'failed' }))
    return fresh
  }
  const send = (question: Question | undefined): void => {
    const asking: Asked = { id: asked, question }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker?.postMessage(asking)
  }

  return {
    ask(question, listener) {
      worker ??= start()
      asked++
      hear = listener
      send(question)
    },
    cancel() {
      asked++
      hear = undefined
      send(undefined)
    },
    close() {
      hear = undefined
      worker?.terminate()
      worker = undefined
    },
  }
}
