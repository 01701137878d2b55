import { IncomingMessage } from 'node:http'
import type { RawRequest } from './raw-request.ts'

/**
 * Waits until a body is there, or as much of it as comes before somebody reads: work that needs it begins no sooner, and a body that
 * never comes costs none. Answers no for one that broke off, or was too slow where others waited.
 */
export function bodyArrives({ body, held }: RawRequest): Promise<boolean> {
  // What does not come through a port is there.
  if (!(body instanceof IncomingMessage) || !held) return Promise.resolve(true)
  held.comes()
  return new Promise((resolve) => {
    const look = () => {
      const isLost = body.destroyed || held.ended.aborted
      if (body.complete) held.arrives()
      if (!isLost && !body.complete && body.readableLength < body.readableHighWaterMark) return
      body.off('readable', look).off('close', look)
      held.ended.removeEventListener('abort', look)
      // The body flows again from the next tick on, when nobody listens any more.
      process.nextTick(resolve, !isLost)
    }
    body.on('readable', look).on('close', look)
    held.ended.addEventListener('abort', look)
    look()
  })
}
