// Hands each item of a stream of 133 bits to 2 receivers.
`default_nettype none

module broadcast_w133_n2 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] up_payload_key,
    input  wire [95:0] up_payload_iv,
    input  wire        up_payload_seal,
    input  wire [13:0] up_payload_aad_bytes,
    input  wire [13:0] up_payload_crypt_offset,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [7:0] down_0_payload_key,
    output wire [95:0] down_0_payload_iv,
    output wire        down_0_payload_seal,
    output wire [13:0] down_0_payload_aad_bytes,
    output wire [13:0] down_0_payload_crypt_offset,
    output wire        down_0_valid,
    input  wire        down_0_ready,
    output wire  [7:0] down_1_payload_key,
    output wire [95:0] down_1_payload_iv,
    output wire        down_1_payload_seal,
    output wire [13:0] down_1_payload_aad_bytes,
    output wire [13:0] down_1_payload_crypt_offset,
    output wire        down_1_valid,
    input  wire        down_1_ready
);

    reg  [1:0] taken;

    wire [1:0] done = taken | {down_1_ready, down_0_ready};
    wire       ready = &done;

    always @(posedge clk) begin
        if (rst) begin
            taken <= 2'd0;
        end else begin
            if (up_valid) begin
                taken <= ready ? 2'd0 : done;
            end
        end
    end

    assign up_ready = ready;
    assign down_0_payload_key = up_payload_key;
    assign down_0_payload_iv = up_payload_iv;
    assign down_0_payload_seal = up_payload_seal;
    assign down_0_payload_aad_bytes = up_payload_aad_bytes;
    assign down_0_payload_crypt_offset = up_payload_crypt_offset;
    assign down_0_valid = up_valid && !taken[0];
    assign down_1_payload_key = up_payload_key;
    assign down_1_payload_iv = up_payload_iv;
    assign down_1_payload_seal = up_payload_seal;
    assign down_1_payload_aad_bytes = up_payload_aad_bytes;
    assign down_1_payload_crypt_offset = up_payload_crypt_offset;
    assign down_1_valid = up_valid && !taken[1];

`ifdef FORMAL
    always @(posedge clk) if (!rst) someone_lacks_the_item: assert (!(&taken));
`endif

endmodule

`default_nettype wire
