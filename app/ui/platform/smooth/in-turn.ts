/**
 * Acts on the cart wait for one another, in all tabs: two that came at once where there is no cart yet would each
 * open one, and the browser would keep the later alone.
 */
export function inTurn(act: () => Promise<void>): Promise<void> {
  // A site without https has no locks.
  if (!navigator.locks) return act()
  let isSent = false
  const actOnce = () => {
    isSent = true
    return act()
  }
  // A browser that keeps nothing for the site refuses locks, too: the act is not to be lost for that.
  return navigator.locks.request('cart', actOnce).catch((refusal) => {
    if (isSent) throw refusal
    return actOnce()
  })
}
