import type { ComponentProps, ReactNode } from 'react'
import './kit.css'

type Native = Omit<ComponentProps<'button'>, 'className' | 'type'>

export interface ButtonProps extends Native {
  readonly look?: 'plain' | 'main' | 'quiet'
  readonly children: ReactNode
}

export function Button({ look = 'plain', ...rest }: ButtonProps) {
  return <button type="button" className={`kit-button kit-button--${look}`} {...rest} />
}

export interface IconButtonProps extends Native {
  /** What it does: its only name. */
  readonly label: string
  /** Nothing to do now. It keeps the focus, so that keyboard users stay where they are. */
  readonly off?: boolean
  readonly children: ReactNode
}

export function IconButton({ label, off = false, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className="kit-icon-button"
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
      {...rest}
    />
  )
}
