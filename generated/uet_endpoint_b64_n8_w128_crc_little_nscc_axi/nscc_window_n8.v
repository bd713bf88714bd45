// Window of each of 8 congestion control contexts.
`default_nettype none

module nscc_window_n8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [2:0] ccc,
    input  wire        inputs_is_plain,
    input  wire [30:0] inputs_change,
    input  wire [24:0] inputs_gain,
    input  wire [23:0] inputs_lost,
    input  wire        inputs_is_set,
    input  wire [23:0] inputs_set_to,
    input  wire [23:0] inputs_most,
    input  wire [16:0] min_window,
    input  wire  [2:0] read,
    output reg  [23:0] window,
    output wire [23:0] seen
);

    reg  [31:0] total_0;
    reg  [24:0] least_0;
    reg  [23:0] most_0;
    reg         is_set_0;
    reg  [31:0] total_1;
    reg  [23:0] least_1;
    reg  [23:0] most_1;
    reg  [31:0] total_2;
    reg  [23:0] least_2;
    reg  [23:0] most_2;
    reg  [32:0] low_2;
    reg  [32:0] high_2;
    reg         valid_1;
    reg         valid_2;
    reg   [2:0] at_1;
    reg   [2:0] at_2;
    wire [23:0] windows_word;
    wire  [2:0] windows_at;
    wire        windows_valid;
    wire [23:0] windows_seen_word;

    wire [23:0] windows_now = windows_word;
    wire [32:0] as_signed = {9'd0, windows_now};
    wire        is_low = $signed(as_signed) < $signed(low_2);
    wire        is_high = $signed(high_2) < $signed(as_signed);
    wire [23:0] sum = windows_now + total_2[23:0];
    wire [23:0] next = is_low ? least_2 : is_high ? most_2 : sum;
    wire [23:0] next_window = next;
    wire [31:0] total_0_sum = {inputs_change[30], inputs_change} + {7'd0, inputs_gain};
    wire [32:0] low_2_word = {total_1[31], total_1};

    forwarding_ram_w24_d8_l2_9ca75c windows (
        .clk    (clk),
        .rst    (rst),
        .addr   (ccc),
        .enable (enable),
        .next   (next),
        .write  (1'b1),
        .word   (windows_word),
        .at     (windows_at),
        .valid  (windows_valid)
    );

    context_copy_w24_n8_8b616e windows_seen (
        .clk    (clk),
        .enable (valid_2),
        .pdc    (at_2),
        .data   (next_window),
        .read   (read),
        .word   (windows_seen_word)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
        end else begin
            valid_1 <= enable;
            valid_2 <= valid_1;
        end
    end

    always @(posedge clk) begin
        total_0 <= inputs_is_plain ? total_0_sum : 32'd0 - {8'd0, inputs_lost};
        least_0 <= {8'd0, min_window} + (inputs_gain & {25{inputs_is_plain}});
        most_0 <= inputs_is_set ? inputs_set_to : inputs_most;
        is_set_0 <= inputs_is_set;
        total_1 <= total_0;
        least_1 <= is_set_0 || {1'b0, most_0} < least_0 ? most_0 : least_0[23:0];
        most_1 <= most_0;
        total_2 <= total_1;
        least_2 <= least_1;
        most_2 <= most_1;
        low_2 <= {9'd0, least_1} - low_2_word;
        high_2 <= {9'd0, most_1} - low_2_word;
        at_1 <= ccc;
        at_2 <= at_1;
        window <= next;
    end

    assign seen = windows_seen_word;

    wire _unused_ok = &{1'b0, total_2[31:24], windows_at, windows_valid};

endmodule

`default_nettype wire
