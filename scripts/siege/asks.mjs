const json = { idSite: '1', 'content-type': 'application/json' }
const people = {
  firstname: 'Luc',
  lastname: 'Morel',
  address: '3, rue Basse',
  postalCode: '39600',
  city: 'Arbois',
  country: 'FR',
}
/** One in so many comes through the form of the page, which is drawn anew for it. */
const oneFormIn = 10

/** Writes what strangers send, number by number; `wanted` are the wines they are after, the most wanted first. */
export function openAsks({ seed, accounts, wanted, url, random }) {
  const hoard = openHoard(wanted)
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: url.replace('127.0.0.1', 'localhost') }
  const viaForm = (path, fields) => {
    const { host } = new URL(form.origin)
    return { path, headers: { ...form, host }, body: new URLSearchParams(fields).toString() }
  }

  return {
    news: (n) => {
      const email = `inscrit-${seed}-${n}@exemple.test`
      const shown = (Date.now() - 60_000).toString(36)
      if (n % oneFormIn === 0) return viaForm('/newsletter', { email, shown })
      return { path: '/api/newsletter/subscribe', headers: json, body: JSON.stringify({ email, seconds: 30 }) }
    },
    logins: (n) => {
      const isReal = random() < 0.3
      const email = isReal ? accounts[n % accounts.length] : `compte-${Math.floor(random() * 5000)}@exemple.test`
      const password = `pas le bon mot de passe ${n}`
      if (n % oneFormIn === 0) return viaForm('/auth/connexion', { email, password })
      return { path: '/api/login', headers: json, body: JSON.stringify({ email, password }) }
    },
    orders: (n) => {
      const wine = hoard.next(n)
      const { product, form: idDeclination, quantity } = wine
      const order = {
        checkout: `tirage-du-siege-${seed}-${n}`,
        payment: 'TRANSFER',
        products: [{ idProduct: product, idDeclination, quantity }],
        user: { phone: '03 84 00 00 01', email: `acheteur-${seed}-${n}@exemple.test`, isAdult: true },
        address: { billing: people },
        delivery: { type: 'DELIVERY', idCarrier: 'domicile' },
      }
      const heard = ({ status }) => hoard.heard(wine, { status, quantity })
      return { path: '/api/order', headers: json, body: JSON.stringify(order), heard }
    },
    held: hoard.held,
  }
}

const mostAtOnce = 120

/** Asks for as many of a wine as are given: half as many after each refusal, more again after each yes, then the next wine. */
function openHoard(wanted) {
  const hopes = wanted.map((wine) => ({ ...wine, quantity: mostAtOnce, bottles: 0, orders: 0 }))
  return {
    next: (n) => hopes[n % hopes.length],
    heard: (wine, { status, quantity }) => {
      if (status !== 200) {
        wine.quantity = Math.max(1, Math.floor(quantity / 2))
        return
      }
      wine.orders += 1
      wine.bottles += quantity
      wine.quantity = Math.min(mostAtOnce, quantity * 2)
    },
    held: () => hopes.map(({ form, bottles, orders }) => ({ form, bottles, orders })),
  }
}
