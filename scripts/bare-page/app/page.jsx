"use client";
import { useChat } from "@ai-sdk/react";
import { DefaultChatTransport } from "ai";
import { useState } from "react";

const transport = new DefaultChatTransport({ api: "/api/chat" });
export default function Page() {
  const { messages, sendMessage } = useChat({ transport });
  const [text, setText] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sendMessage({ text });
        setText("");
      }}
    >
      {messages.map((message) => (
        <p key={message.id}>{message.parts.map((part) => (part.type === "text" ? part.text : "")).join("")}</p>
      ))}
      <input value={text} onChange={(event) => setText(event.target.value)} />
    </form>
  );
}
