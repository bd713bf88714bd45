// CC_Updates of 32 virtual channels: when they are due, and the counters that they carry.
`default_nettype none

module cbfc_update_requests_n32 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [9:0] settings_clocks,
    input  wire [17:0] settings_period,
    input  wire        ask,
    input  wire        hold,
    input  wire        issue,
    input  wire [19:0] consumed_0,
    input  wire [19:0] consumed_1,
    input  wire [19:0] consumed_2,
    input  wire [19:0] consumed_3,
    input  wire [19:0] consumed_4,
    input  wire [19:0] consumed_5,
    input  wire [19:0] consumed_6,
    input  wire [19:0] consumed_7,
    input  wire [19:0] consumed_8,
    input  wire [19:0] consumed_9,
    input  wire [19:0] consumed_10,
    input  wire [19:0] consumed_11,
    input  wire [19:0] consumed_12,
    input  wire [19:0] consumed_13,
    input  wire [19:0] consumed_14,
    input  wire [19:0] consumed_15,
    input  wire [19:0] consumed_16,
    input  wire [19:0] consumed_17,
    input  wire [19:0] consumed_18,
    input  wire [19:0] consumed_19,
    input  wire [19:0] consumed_20,
    input  wire [19:0] consumed_21,
    input  wire [19:0] consumed_22,
    input  wire [19:0] consumed_23,
    input  wire [19:0] consumed_24,
    input  wire [19:0] consumed_25,
    input  wire [19:0] consumed_26,
    input  wire [19:0] consumed_27,
    input  wire [19:0] consumed_28,
    input  wire [19:0] consumed_29,
    input  wire [19:0] consumed_30,
    input  wire [19:0] consumed_31,
    output reg         due,
    output wire        cc_update_payload_half,
    output wire [19:0] cc_update_payload_consumed_0,
    output wire [19:0] cc_update_payload_consumed_1,
    output wire [19:0] cc_update_payload_consumed_2,
    output wire [19:0] cc_update_payload_consumed_3,
    output wire [19:0] cc_update_payload_consumed_4,
    output wire [19:0] cc_update_payload_consumed_5,
    output wire [19:0] cc_update_payload_consumed_6,
    output wire [19:0] cc_update_payload_consumed_7,
    output wire [19:0] cc_update_payload_consumed_8,
    output wire [19:0] cc_update_payload_consumed_9,
    output wire [19:0] cc_update_payload_consumed_10,
    output wire [19:0] cc_update_payload_consumed_11,
    output wire [19:0] cc_update_payload_consumed_12,
    output wire [19:0] cc_update_payload_consumed_13,
    output wire [19:0] cc_update_payload_consumed_14,
    output wire [19:0] cc_update_payload_consumed_15,
    output wire        cc_update_valid,
    input  wire        cc_update_ready
);

    reg   [9:0] clocks;
    reg  [17:0] micros;
    reg   [1:0] waiting;
    reg         full;
    reg         half;
    reg  [19:0] counters_0;
    reg  [19:0] counters_1;
    reg  [19:0] counters_2;
    reg  [19:0] counters_3;
    reg  [19:0] counters_4;
    reg  [19:0] counters_5;
    reg  [19:0] counters_6;
    reg  [19:0] counters_7;
    reg  [19:0] counters_8;
    reg  [19:0] counters_9;
    reg  [19:0] counters_10;
    reg  [19:0] counters_11;
    reg  [19:0] counters_12;
    reg  [19:0] counters_13;
    reg  [19:0] counters_14;
    reg  [19:0] counters_15;

    wire       tick = {1'b0, clocks} + 11'd1 >= {1'b0, settings_clocks};
    wire       elapsed_term = {1'b0, micros} + 19'd1 >= {1'b0, settings_period};
    wire       elapsed = tick && (|settings_period) && elapsed_term;
    wire [1:0] next = waiting & (2'd0 - waiting);
    wire       elapsed_or_ask = elapsed || ask;
    wire       waiting_any = |waiting;

    always @(posedge clk) begin
        if (rst) begin
            clocks <= 10'd0;
            micros <= 18'd0;
            waiting <= 2'd0;
            full <= 1'b0;
            half <= 1'b0;
            due <= 1'b0;
        end else begin
            clocks <= (clocks + 10'd1) & {10{!tick}};
            if (tick) begin
                micros <= (micros + 18'd1) & {18{!elapsed}};
            end
            waiting <= (issue ? waiting & ~next : waiting) | {2{elapsed_or_ask}};
            if (cc_update_ready) begin
                full <= 1'b0;
            end
            if (issue) begin
                full <= 1'b1;
                half <= !next[0];
            end
            due <= waiting_any && !(full || hold || issue);
        end
    end

    always @(posedge clk) begin
        if (issue) begin
            counters_0 <= !next[0] ? consumed_16 : consumed_0;
            counters_1 <= !next[0] ? consumed_17 : consumed_1;
            counters_2 <= !next[0] ? consumed_18 : consumed_2;
            counters_3 <= !next[0] ? consumed_19 : consumed_3;
            counters_4 <= !next[0] ? consumed_20 : consumed_4;
            counters_5 <= !next[0] ? consumed_21 : consumed_5;
            counters_6 <= !next[0] ? consumed_22 : consumed_6;
            counters_7 <= !next[0] ? consumed_23 : consumed_7;
            counters_8 <= !next[0] ? consumed_24 : consumed_8;
            counters_9 <= !next[0] ? consumed_25 : consumed_9;
            counters_10 <= !next[0] ? consumed_26 : consumed_10;
            counters_11 <= !next[0] ? consumed_27 : consumed_11;
            counters_12 <= !next[0] ? consumed_28 : consumed_12;
            counters_13 <= !next[0] ? consumed_29 : consumed_13;
            counters_14 <= !next[0] ? consumed_30 : consumed_14;
            counters_15 <= !next[0] ? consumed_31 : consumed_15;
        end
    end

    assign cc_update_payload_half = half;
    assign cc_update_payload_consumed_0 = counters_0;
    assign cc_update_payload_consumed_1 = counters_1;
    assign cc_update_payload_consumed_2 = counters_2;
    assign cc_update_payload_consumed_3 = counters_3;
    assign cc_update_payload_consumed_4 = counters_4;
    assign cc_update_payload_consumed_5 = counters_5;
    assign cc_update_payload_consumed_6 = counters_6;
    assign cc_update_payload_consumed_7 = counters_7;
    assign cc_update_payload_consumed_8 = counters_8;
    assign cc_update_payload_consumed_9 = counters_9;
    assign cc_update_payload_consumed_10 = counters_10;
    assign cc_update_payload_consumed_11 = counters_11;
    assign cc_update_payload_consumed_12 = counters_12;
    assign cc_update_payload_consumed_13 = counters_13;
    assign cc_update_payload_consumed_14 = counters_14;
    assign cc_update_payload_consumed_15 = counters_15;
    assign cc_update_valid = full;

`ifdef FORMAL
    always @(posedge clk) if (!rst) issued_where_due: assert (!issue || due);
    always @(posedge clk) if (!rst) due_where_wanted: assert (!due || (waiting_any && !full));
`endif

endmodule

`default_nettype wire
