// Also marks what the platform writes in a language: lists, dates and units.

/** Runs in pages too, so it uses nothing from outside itself. */
export function markIntl(): void {
  const mark = (text: string) => (/\p{L}/u.test(text) ? `⟦${text}⟧` : text)
  /** Marks only the platform's own words, not the items of a list. */
  const join = (parts: readonly { readonly type: string; readonly value: string }[]) =>
    parts.map(({ type, value }) => (type === 'element' ? value : mark(value))).join('')
  const isAsked = (format: { resolvedOptions(): { readonly locale: string } }) =>
    format.resolvedOptions().locale.startsWith('en')

  const { format: list } = Intl.ListFormat.prototype
  Intl.ListFormat.prototype.format = function (items) {
    return isAsked(this) ? join(this.formatToParts(items)) : list.call(this, items)
  }
  const { format: ago } = Intl.RelativeTimeFormat.prototype
  Intl.RelativeTimeFormat.prototype.format = function (value: number, unit: Intl.RelativeTimeFormatUnit) {
    const told = ago.call(this, value, unit)
    return isAsked(this) ? mark(told) : told
  }
  for (const { prototype } of [Intl.DateTimeFormat, Intl.NumberFormat]) {
    const { get } = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {}
    Object.defineProperty(prototype, 'format', {
      get(this: Intl.DateTimeFormat) {
        return isAsked(this) ? (value: Date) => join(this.formatToParts(value)) : get?.call(this)
      },
    })
  }
}

markIntl()
