// Quick adapt of each of 256 congestion control contexts.
`default_nettype none

module nscc_quick_adapt_n256 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [7:0] ccc,
    input  wire        inputs_start,
    input  wire        inputs_idle,
    input  wire        inputs_ack,
    input  wire        inputs_trim,
    input  wire        inputs_ecn,
    input  wire [23:0] inputs_bytes,
    input  wire [31:0] inputs_now,
    input  wire        inputs_is_late,
    input  wire [24:0] inputs_gate,
    input  wire [31:0] inputs_end,
    input  wire [25:0] inputs_in_flight,
    output reg   [1:0] adapted,
    output reg  [23:0] achieved
);

    localparam [1:0] ADAPTED_NONE   = 2'd0;
    localparam [1:0] ADAPTED_WINDOW = 2'd1;
    localparam [1:0] ADAPTED_CUT    = 2'd2;
    localparam [1:0] ADAPTED_IGNORE = 2'd3;

    wire [23:0] states_word_achieved;
    wire [31:0] states_word_end;
    wire        states_word_open;
    wire        states_word_triggered;
    wire [24:0] states_word_to_ignore;
    wire  [7:0] states_at;
    wire        states_valid;

    wire [23:0] states_now_achieved = states_word_achieved;
    wire [31:0] states_now_end = states_word_end;
    wire        states_now_open = states_word_open;
    wire        states_now_triggered = states_word_triggered;
    wire [24:0] states_now_to_ignore = states_word_to_ignore;
    wire        either = inputs_ack || inputs_trim;
    wire [24:0] sum = {1'b0, states_now_achieved} + {1'b0, inputs_bytes & {24{inputs_ack}}};
    wire [23:0] achieved_now = sum[24] ? {24{1'b1}} : sum[23:0];
    wire [25:0] rest = {1'b0, states_now_to_ignore} - {2'd0, inputs_bytes};
    wire        is_left = !rest[25] && states_now_to_ignore != {1'b0, inputs_bytes};
    wire        ignores = either && is_left && (inputs_trim || inputs_ecn);
    wire [31:0] past_difference = states_now_end - inputs_now;
    wire        past = past_difference[31];
    wire        ends = either && !ignores && (!states_now_open || past);
    wire        asked_term = inputs_trim || states_now_triggered;
    wire        asked = asked_term || inputs_is_late;
    wire        is_short = $signed({1'b0, states_now_achieved}) < $signed(inputs_gate);
    wire        cuts = ends && states_now_open && asked && is_short;
    wire [24:0] states_next_to_ignore_and = inputs_in_flight[24:0] & {25{!inputs_in_flight[25]}};
    wire [24:0] states_next_to_ignore_choice = either ? rest[24:0] & {25{is_left}} : states_now_to_ignore;

    forwarding_ram_w83_d256_l2 states (
        .clk            (clk),
        .rst            (rst),
        .addr           (ccc),
        .enable         (enable),
        .next_achieved  ((ends ? 24'd0 : achieved_now) & {24{!inputs_start}}),
        .next_end       (ends ? inputs_end : states_now_end),
        .next_open      ((ends || states_now_open) && !inputs_start && !inputs_idle),
        .next_triggered (asked_term && !cuts && !inputs_start),
        .next_to_ignore ((cuts ? states_next_to_ignore_and : states_next_to_ignore_choice) & {25{!inputs_start}}),
        .write          (1'b1),
        .word_achieved  (states_word_achieved),
        .word_end       (states_word_end),
        .word_open      (states_word_open),
        .word_triggered (states_word_triggered),
        .word_to_ignore (states_word_to_ignore),
        .at             (states_at),
        .valid          (states_valid)
    );

    always @(posedge clk) begin
        adapted <= ADAPTED_NONE;
        if (ignores) begin
            adapted <= ADAPTED_IGNORE;
        end else if (cuts) begin
            adapted <= ADAPTED_CUT;
        end else if (ends) begin
            adapted <= ADAPTED_WINDOW;
        end
        achieved <= achieved_now;
    end

    wire _unused_ok = &{1'b0, states_at, states_valid, past_difference[30:0]};

endmodule

`default_nettype wire
