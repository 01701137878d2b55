import type { ServerHandle } from '../pages/server-handle.ts'

/** Listens; a program that cannot ends with all that it has opened. */
export async function listenOrClose(server: Pick<ServerHandle, 'listen' | 'close'>): Promise<{ address: string }> {
  try {
    return await server.listen()
  } catch (error) {
    await server.close().catch(() => {})
    throw error
  }
}
