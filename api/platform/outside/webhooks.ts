import { askOpenNet } from './net/open-net.ts'

/** What is sent to a program elsewhere. */
export type WebhookMessage = { url: string; headers: Record<string, string>; body: string }

/** The way to programs elsewhere: the status that one answers with; whatever keeps it from answering is thrown. */
export type WebhookPort = { send(message: WebhookMessage): Promise<number> }

/** Opens the way: to addresses of the open net alone. What an answer says is nothing to us. */
export function openWebhooks(net: { allowsLoopback: boolean }): WebhookPort {
  return {
    send: async (message) => (await askOpenNet({ ...message, method: 'POST', mostBytes: 0 }, net)).status,
  }
}
