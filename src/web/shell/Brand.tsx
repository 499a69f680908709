/** Our logo: a table seen from above, one chair, one card. */
export function Brand() {
  return (
    <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect x="10.5" y="25.5" width="11" height="4.5" rx="2.2" fill="var(--accent)" />
      <rect x="3" y="5" width="26" height="19" rx="4.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <rect x="13" y="9.5" width="6.4" height="9.4" rx="1.4" fill="var(--accent)" transform="rotate(-9 16 14)" />
    </svg>
  )
}
