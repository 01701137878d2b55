export type StripeHook = { id: string; object: 'webhook_endpoint'; url: string; events: string[]; secret: string }

type Refusal = { status: number; message: string }

/** The account of the stand-in: its keys with their rights, and the addresses it tells of what happens. */
export function openStripeAccount({ next }: { next: (prefix: string) => string }) {
  const hooks = new Map<string, StripeHook>()

  function answer(method: string, path: string, form: URLSearchParams): unknown {
    const list = (data: unknown[]) => ({ object: 'list', has_more: false, url: path, data })
    if (method === 'GET' && path === '/v1/balance_transactions') return list([])
    // The secret is told once, when an endpoint is made.
    if (method === 'GET' && path === '/v1/webhook_endpoints')
      return list([...hooks.values()].map(({ secret: _, ...hook }) => hook))
    if (method === 'POST' && path === '/v1/webhook_endpoints') {
      const id = next('we')
      const events = [...form].flatMap(([name, value]) => (name.startsWith('enabled_events[') ? [value] : []))
      const hook: StripeHook = { id, object: 'webhook_endpoint', url: form.get('url') ?? '', events, secret: `whsec_of_${id}` }
      hooks.set(id, hook)
      return hook
    }
    const [, id = ''] = /^\/v1\/webhook_endpoints\/(we_\d+)$/.exec(path) ?? []
    if (method === 'DELETE' && hooks.delete(id)) return { id, object: 'webhook_endpoint', deleted: true }
    return undefined
  }

  /** Why a key may not ask this: keys of `wrong` are nobody's, keys of `short` may not read disputes. */
  function refuseKey(authorization: string, path: string): Refusal | undefined {
    if (authorization.includes('_wrong')) return { status: 401, message: 'Invalid API Key provided: rk_test_***' }
    if (!authorization.includes('_short') || path !== '/v1/disputes') return undefined
    const message = `The provided key does not have the required permissions for this endpoint. Having the 'rak_dispute_read' permission would allow this request to continue.`
    return { status: 403, message }
  }

  return { hooks, answer, refuseKey }
}
