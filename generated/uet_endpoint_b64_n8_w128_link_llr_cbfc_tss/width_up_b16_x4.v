// Packs 4 beats of 16 bytes into one.
`default_nettype none

module width_up_b16_x4 (
    input  wire         clk,
    input  wire         rst,
    input  wire [127:0] up_payload_data,
    input  wire  [15:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [1:0] at;
    reg          whole;
    reg          ends;
    reg  [127:0] data_0;
    reg   [15:0] keep_0;
    reg  [127:0] data_1;
    reg   [15:0] keep_1;
    reg  [127:0] data_2;
    reg   [15:0] keep_2;
    reg  [127:0] data_3;
    reg   [15:0] keep_3;

    wire ready = !whole || down_ready;
    wire completes = up_payload_last || at == 2'd3;

    always @(posedge clk) begin
        if (rst) begin
            at <= 2'd0;
            whole <= 1'b0;
        end else begin
            if (ready) begin
                whole <= up_valid && completes;
            end
            if (up_valid && ready) begin
                at <= completes ? 2'd0 : at + 2'd1;
            end
        end
    end

    always @(posedge clk) begin
        if (up_valid && ready) begin
            ends <= up_payload_last;
            if (at == 2'd0) begin
                data_0 <= up_payload_data;
                keep_0 <= up_payload_keep;
                keep_1 <= 16'd0;
                keep_2 <= 16'd0;
                keep_3 <= 16'd0;
            end
            if (at == 2'd1) begin
                data_1 <= up_payload_data;
                keep_1 <= up_payload_keep;
            end
            if (at == 2'd2) begin
                data_2 <= up_payload_data;
                keep_2 <= up_payload_keep;
            end
            if (at == 2'd3) begin
                data_3 <= up_payload_data;
                keep_3 <= up_payload_keep;
            end
        end
    end

    assign up_ready = ready;
    assign down_payload_data = {data_3, data_2, data_1, data_0};
    assign down_payload_keep = {keep_3, keep_2, keep_1, keep_0};
    assign down_payload_last = ends;
    assign down_valid = whole;

`ifdef FORMAL
    always @(posedge clk) if (!rst) whole_beats_are_followed_by_new_ones: assert (!whole || at == 2'd0);
`endif

endmodule

`default_nettype wire
