// Finds CC_Updates among frames, 64 bytes a clock.
`default_nettype none

module cbfc_cc_update_check_b64 (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] beat_data,
    input  wire  [63:0] beat_keep,
    input  wire         beat_last,
    input  wire         valid,
    input  wire         good,
    input  wire  [47:0] address,
    output wire         update_half,
    output wire  [19:0] update_consumed_0,
    output wire  [19:0] update_consumed_1,
    output wire  [19:0] update_consumed_2,
    output wire  [19:0] update_consumed_3,
    output wire  [19:0] update_consumed_4,
    output wire  [19:0] update_consumed_5,
    output wire  [19:0] update_consumed_6,
    output wire  [19:0] update_consumed_7,
    output wire  [19:0] update_consumed_8,
    output wire  [19:0] update_consumed_9,
    output wire  [19:0] update_consumed_10,
    output wire  [19:0] update_consumed_11,
    output wire  [19:0] update_consumed_12,
    output wire  [19:0] update_consumed_13,
    output wire  [19:0] update_consumed_14,
    output wire  [19:0] update_consumed_15,
    output wire         accepted,
    output wire         malformed
);

    wire [511:0] collect_header;
    wire   [6:0] collect_count;
    wire         collect_done;
    wire         collect_completes;
    reg          ends;
    reg          is_good;

    wire right_match = collect_header[511:464] == 48'h180c2000001;
    wire right_term = collect_header[359:352] == 8'd1 || collect_header[359:352] == 8'd2;
    wire right_term_2 = (right_match || collect_header[511:464] == address) && right_term;
    wire right = right_term_2 && ends && collect_count == 7'd64;
    wire found_term = collect_header[415:400] == 16'h8808 && collect_header[399:384] == 16'hfffe;
    wire found_term_2 = found_term && collect_header[383:360] == 24'hfa7acb;
    wire found = collect_done && is_good && found_term_2;

    header_collect_b64_h64 collect (
        .clk       (clk),
        .rst       (rst),
        .beat_data (beat_data),
        .beat_keep (beat_keep),
        .beat_last (beat_last),
        .valid     (valid),
        .header    (collect_header),
        .count     (collect_count),
        .done      (collect_done),
        .completes (collect_completes)
    );

    always @(posedge clk) begin
        if (rst) begin
            ends <= 1'b0;
            is_good <= 1'b0;
        end else begin
            ends <= beat_last;
            is_good <= good || !beat_last;
        end
    end

    assign update_half = collect_header[353];
    assign update_consumed_0 = collect_header[351:332];
    assign update_consumed_1 = collect_header[331:312];
    assign update_consumed_2 = collect_header[311:292];
    assign update_consumed_3 = collect_header[291:272];
    assign update_consumed_4 = collect_header[271:252];
    assign update_consumed_5 = collect_header[251:232];
    assign update_consumed_6 = collect_header[231:212];
    assign update_consumed_7 = collect_header[211:192];
    assign update_consumed_8 = collect_header[191:172];
    assign update_consumed_9 = collect_header[171:152];
    assign update_consumed_10 = collect_header[151:132];
    assign update_consumed_11 = collect_header[131:112];
    assign update_consumed_12 = collect_header[111:92];
    assign update_consumed_13 = collect_header[91:72];
    assign update_consumed_14 = collect_header[71:52];
    assign update_consumed_15 = collect_header[51:32];
    assign accepted = found && right;
    assign malformed = found && !right;

    wire _unused_ok = &{1'b0, collect_header[463:416], collect_header[31:0], collect_completes};

endmodule

`default_nettype wire
