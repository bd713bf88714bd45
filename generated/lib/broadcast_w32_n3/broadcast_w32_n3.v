// Hands each item of a stream of 32 bits to 3 receivers.
`default_nettype none

module broadcast_w32_n3 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] up_payload,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [31:0] down_0_payload,
    output wire        down_0_valid,
    input  wire        down_0_ready,
    output wire [31:0] down_1_payload,
    output wire        down_1_valid,
    input  wire        down_1_ready,
    output wire [31:0] down_2_payload,
    output wire        down_2_valid,
    input  wire        down_2_ready
);

    reg  [2:0] taken;

    wire [2:0] done = taken | {down_2_ready, down_1_ready, down_0_ready};
    wire       ready = &done;

    always @(posedge clk) begin
        if (rst) begin
            taken <= 3'd0;
        end else begin
            if (up_valid) begin
                taken <= ready ? 3'd0 : done;
            end
        end
    end

    assign up_ready = ready;
    assign down_0_payload = up_payload;
    assign down_0_valid = up_valid && !taken[0];
    assign down_1_payload = up_payload;
    assign down_1_valid = up_valid && !taken[1];
    assign down_2_payload = up_payload;
    assign down_2_valid = up_valid && !taken[2];

`ifdef FORMAL
    always @(posedge clk) if (!rst) someone_lacks_the_item: assert (!(&taken));
`endif

endmodule

`default_nettype wire
