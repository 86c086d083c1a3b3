import { type RefObject, useEffect, useRef } from 'react';
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { CheckIcon } from '../../icons/index.ts';
import type { FieldOption } from '../Field/index.ts';
import * as styles from './ComboBox.css.ts';
import type { ComboBoxEvent, ComboBoxState } from './comboBoxState.ts';
import { optionId } from './optionId.ts';

/** Props of `ComboBoxList`. */
export interface ComboBoxListProps {
  /** Whether the list is open. */
  isOpen: boolean;
  /** `id` of the list, for `aria-controls`. */
  id: string;
  /** Accessible name of the list. */
  label: string;
  /** Ref to the row to which the popover is aligned. */
  rowRef: RefObject<HTMLElement | null>;
  /** Ref to the popover. Focus inside it counts as focus in the combo box. */
  popoverRef: RefObject<HTMLElement | null>;
  /** Selected and active option. */
  state: ComboBoxState;
  /** Options in display order. */
  options: readonly FieldOption[];
  /** Message that replaces the options. */
  message?: string;
  /** Called with user events. */
  onEvent: (event: ComboBoxEvent) => void;
}

/** Renders the options below the input, or above it if there is no room below. Focus stays in the input. */
export function ComboBoxList(props: ComboBoxListProps) {
  const { isOpen, id, label, rowRef, popoverRef, state, options, message, onEvent } = props;
  const listRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) document.getElementById(optionId(id, state.active))?.scrollIntoView({ block: 'nearest' });
  }, [id, isOpen, state.active]);

  // Hides the rest of the page from screen readers.
  useEffect(() => {
    const targets = [rowRef.current?.parentElement, popoverRef.current].filter((element) => element != null);
    return isOpen ? ariaHideOutside(targets) : undefined;
  }, [isOpen, rowRef, popoverRef]);

  // The popover scrolls with the page, but not with a scrolling container of the input.
  useEffect(() => {
    if (!isOpen) return;
    const onScroll = ({ target }: Event) => {
      if (target instanceof Element && target.contains(rowRef.current)) onEvent({ type: 'dismissed' });
    };
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', onScroll, { capture: true });
  });

  return (
    <Popover
      ref={popoverRef}
      className={styles.popover}
      isNonModal
      triggerRef={rowRef}
      scrollRef={listRef}
      placement="bottom start"
      offset={8}
      isOpen={isOpen}
      // React Aria also closes the popover on page scroll, which the on-screen keyboard of a phone triggers.
      onOpenChange={() => {
        if (!rowRef.current?.contains(document.activeElement)) onEvent({ type: 'dismissed' });
      }}
    >
      <div
        ref={listRef}
        id={id}
        role="listbox"
        aria-label={label}
        hidden={options.length === 0}
        className={styles.list}
      >
        {options.map((option) => (
          <Option
            key={option.value}
            id={optionId(id, option.value)}
            option={option}
            isChosen={option.value === state.chosen?.value}
            isActive={option.value === state.active}
            onEvent={onEvent}
          />
        ))}
      </div>
      {message ? <p className={styles.message}>{message}</p> : null}
    </Popover>
  );
}

interface OptionProps {
  id: string;
  option: FieldOption;
  isChosen: boolean;
  isActive: boolean;
  onEvent: (event: ComboBoxEvent) => void;
}

/** Renders an option, with a tick when it is selected. */
function Option({ id, option, isChosen, isActive, onEvent }: OptionProps) {
  return (
    <AriaButton
      excludeFromTabOrder
      preventFocusOnPress
      isDisabled={option.isDisabled}
      className={styles.option}
      onPointerMove={({ pointerType, movementX, movementY }) => {
        // Ignores a resting pointer under which the list opens.
        const hasMoved = movementX !== 0 || movementY !== 0;
        if (pointerType === 'mouse' && hasMoved && !option.isDisabled)
          onEvent({ type: 'pointedAt', value: option.value });
      }}
      onPress={() => onEvent({ type: 'picked', option })}
      render={(dom) => (
        <button
          {...dom}
          id={id}
          role="option"
          aria-selected={isChosen}
          aria-disabled={option.isDisabled}
          data-active={isActive || undefined}
        />
      )}
    >
      <span className={styles.words}>
        {option.label}
        {option.description ? <span className={styles.description}>{option.description}</span> : null}
      </span>
      {isChosen ? <CheckIcon size={20} /> : null}
    </AriaButton>
  );
}
