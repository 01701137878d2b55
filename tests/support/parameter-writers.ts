/** The last value acknowledged, and those sent since, of which nothing was heard. */
type Written = { last: string | undefined; unheard: string[] }

export type Writers = {
  state: ReadonlyMap<string, Written>
  acknowledged: () => number
  /** Writes without pause through the API until it is gone; calls `cut` once so many were acknowledged. */
  writeUntilCut(url: string, enough: number, cut: () => Promise<unknown>): Promise<void>
}

const parameters = ['company_name', 'company_address', 'company_phone', 'info_bar']

/** Four owners, each of whom gives one parameter ever new values, and notes which were acknowledged. */
export function openWriters(token: string): Writers {
  const state = new Map<string, Written>()
  let acknowledged = 0
  let count = 0

  async function write(url: string, id: string): Promise<boolean> {
    count += 1
    const value = `value ${count}`
    const before = state.get(id)
    state.set(id, { last: before?.last, unheard: [...(before?.unheard ?? []), value] })
    const answer = await put(`${url}/api/admin/parameter/${id}`, token, value)
    if (answer === undefined) return false
    if (answer !== 200) throw new Error(`the API answered ${answer}`)
    acknowledged += 1
    state.set(id, { last: value, unheard: [] })
    return true
  }

  return {
    state,
    acknowledged: () => acknowledged,
    writeUntilCut: async (url, enough, cut) => {
      const target = acknowledged + enough
      let cutting: Promise<unknown> | undefined
      const writeOn = async (id: string) => {
        while (await write(url, id)) if (acknowledged >= target) cutting ??= cut()
      }
      await Promise.all(parameters.map(writeOn))
      await cutting
    },
  }
}

/** The status once the whole answer is there; undefined when the connection was cut. */
async function put(url: string, token: string, value: string): Promise<number | undefined> {
  try {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', idSite: '1' }
    const answer = await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ value }) })
    await answer.text()
    return answer.status
  } catch {
    return undefined
  }
}
