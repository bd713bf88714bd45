// Packets of messages and answers in turn.
`default_nettype none

module uet_packet_turns (
    input  wire clk,
    input  wire rst,
    input  wire message,
    input  wire message_room,
    input  wire message_ends,
    input  wire answer,
    input  wire answer_room,
    input  wire answer_ends,
    input  wire ready,
    output wire has,
    output wire is_answer
);

    reg  turn;
    reg  in_message;
    reg  in_answer;

    wire message_may_begin = message && message_room;
    wire answer_begins_term = !(in_message || in_answer) && answer && answer_room;
    wire answer_begins = answer_begins_term && (turn || !message_may_begin);
    wire chosen = in_answer || answer_begins;
    wire has_beat = chosen ? answer : in_message ? message : message_may_begin;
    wire in_message_term = ready && (chosen ? answer_ends : message_ends);
    wire not_in_message_term = !in_message_term;

    always @(posedge clk) begin
        if (rst) begin
            turn <= 1'b0;
            in_message <= 1'b0;
            in_answer <= 1'b0;
        end else begin
            if (has_beat) begin
                in_message <= !chosen && not_in_message_term;
                in_answer <= chosen && not_in_message_term;
                if (in_message_term) begin
                    turn <= !chosen;
                end
            end
        end
    end

    assign has = has_beat;
    assign is_answer = chosen;

`ifdef FORMAL
    always @(posedge clk) if (!rst) one_packet_at_a_time: assert (!(in_message && in_answer));
`endif

endmodule

`default_nettype wire
