// Stream register of 133 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w133 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] up_payload_key,
    input  wire [95:0] up_payload_iv,
    input  wire        up_payload_seal,
    input  wire [13:0] up_payload_aad_bytes,
    input  wire [13:0] up_payload_crypt_offset,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [7:0] down_payload_key,
    output wire [95:0] down_payload_iv,
    output wire        down_payload_seal,
    output wire [13:0] down_payload_aad_bytes,
    output wire [13:0] down_payload_crypt_offset,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [7:0] held_key;
    reg  [95:0] held_iv;
    reg         held_seal;
    reg  [13:0] held_aad_bytes;
    reg  [13:0] held_crypt_offset;
    reg         full;

    wire ready = !full || down_ready;

    always @(posedge clk) begin
        if (rst) begin
            full <= 1'b0;
        end else begin
            if (ready) begin
                full <= up_valid;
            end
        end
    end

    always @(posedge clk) begin
        if (ready) begin
            held_key <= up_payload_key;
            held_iv <= up_payload_iv;
            held_seal <= up_payload_seal;
            held_aad_bytes <= up_payload_aad_bytes;
            held_crypt_offset <= up_payload_crypt_offset;
        end
    end

    assign up_ready = ready;
    assign down_payload_key = held_key;
    assign down_payload_iv = held_iv;
    assign down_payload_seal = held_seal;
    assign down_payload_aad_bytes = held_aad_bytes;
    assign down_payload_crypt_offset = held_crypt_offset;
    assign down_valid = full;

endmodule

`default_nettype wire
