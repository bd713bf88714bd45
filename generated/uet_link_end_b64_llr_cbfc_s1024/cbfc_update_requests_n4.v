// CC_Updates of 4 virtual channels: when they are due, and the counters that they carry.
`default_nettype none

module cbfc_update_requests_n4 (
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
    reg         waiting;
    reg         full;
    reg  [19:0] counters_0;
    reg  [19:0] counters_1;
    reg  [19:0] counters_2;
    reg  [19:0] counters_3;

    wire tick = {1'b0, clocks} + 11'd1 >= {1'b0, settings_clocks};
    wire elapsed_term = {1'b0, micros} + 19'd1 >= {1'b0, settings_period};
    wire elapsed = tick && (|settings_period) && elapsed_term;
    wire next = waiting && 1'b0 - waiting;

    always @(posedge clk) begin
        if (rst) begin
            clocks <= 10'd0;
            micros <= 18'd0;
            waiting <= 1'b0;
            full <= 1'b0;
            due <= 1'b0;
        end else begin
            clocks <= (clocks + 10'd1) & {10{!tick}};
            if (tick) begin
                micros <= (micros + 18'd1) & {18{!elapsed}};
            end
            waiting <= (issue ? waiting && !next : waiting) || elapsed || ask;
            if (issue) begin
                full <= 1'b1;
            end else if (cc_update_ready) begin
                full <= 1'b0;
            end
            due <= waiting && !(full || hold || issue);
        end
    end

    always @(posedge clk) begin
        if (issue) begin
            counters_0 <= consumed_0;
            counters_1 <= consumed_1;
            counters_2 <= consumed_2;
            counters_3 <= consumed_3;
        end
    end

    assign cc_update_payload_half = 1'b0;
    assign cc_update_payload_consumed_0 = counters_0;
    assign cc_update_payload_consumed_1 = counters_1;
    assign cc_update_payload_consumed_2 = counters_2;
    assign cc_update_payload_consumed_3 = counters_3;
    assign cc_update_payload_consumed_4 = 20'd0;
    assign cc_update_payload_consumed_5 = 20'd0;
    assign cc_update_payload_consumed_6 = 20'd0;
    assign cc_update_payload_consumed_7 = 20'd0;
    assign cc_update_payload_consumed_8 = 20'd0;
    assign cc_update_payload_consumed_9 = 20'd0;
    assign cc_update_payload_consumed_10 = 20'd0;
    assign cc_update_payload_consumed_11 = 20'd0;
    assign cc_update_payload_consumed_12 = 20'd0;
    assign cc_update_payload_consumed_13 = 20'd0;
    assign cc_update_payload_consumed_14 = 20'd0;
    assign cc_update_payload_consumed_15 = 20'd0;
    assign cc_update_valid = full;

`ifdef FORMAL
    always @(posedge clk) if (!rst) issued_where_due: assert (!issue || due);
    always @(posedge clk) if (!rst) due_where_wanted: assert (!due || (waiting && !full));
`endif

endmodule

`default_nettype wire
