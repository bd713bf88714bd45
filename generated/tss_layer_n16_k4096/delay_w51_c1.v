// Delays 51 bits by 1 clock.
`default_nettype none

module delay_w51_c1 (
    input  wire        clk,
    input  wire        d_hash_key,
    input  wire [11:0] d_slot_key,
    input  wire        d_slot_text,
    input  wire        d_slot_end,
    input  wire        d_slot_hashed,
    input  wire        d_slot_seal,
    input  wire  [4:0] d_slot_count,
    input  wire [13:0] d_slot_aad_bytes,
    input  wire [13:0] d_slot_text_bytes,
    input  wire        d_slot_bad,
    output wire        q_hash_key,
    output wire [11:0] q_slot_key,
    output wire        q_slot_text,
    output wire        q_slot_end,
    output wire        q_slot_hashed,
    output wire        q_slot_seal,
    output wire  [4:0] q_slot_count,
    output wire [13:0] q_slot_aad_bytes,
    output wire [13:0] q_slot_text_bytes,
    output wire        q_slot_bad
);

    reg         ago_1_hash_key;
    reg  [11:0] ago_1_slot_key;
    reg         ago_1_slot_text;
    reg         ago_1_slot_end;
    reg         ago_1_slot_hashed;
    reg         ago_1_slot_seal;
    reg   [4:0] ago_1_slot_count;
    reg  [13:0] ago_1_slot_aad_bytes;
    reg  [13:0] ago_1_slot_text_bytes;
    reg         ago_1_slot_bad;

    always @(posedge clk) begin
        ago_1_hash_key <= d_hash_key;
        ago_1_slot_key <= d_slot_key;
        ago_1_slot_text <= d_slot_text;
        ago_1_slot_end <= d_slot_end;
        ago_1_slot_hashed <= d_slot_hashed;
        ago_1_slot_seal <= d_slot_seal;
        ago_1_slot_count <= d_slot_count;
        ago_1_slot_aad_bytes <= d_slot_aad_bytes;
        ago_1_slot_text_bytes <= d_slot_text_bytes;
        ago_1_slot_bad <= d_slot_bad;
    end

    assign q_hash_key = ago_1_hash_key;
    assign q_slot_key = ago_1_slot_key;
    assign q_slot_text = ago_1_slot_text;
    assign q_slot_end = ago_1_slot_end;
    assign q_slot_hashed = ago_1_slot_hashed;
    assign q_slot_seal = ago_1_slot_seal;
    assign q_slot_count = ago_1_slot_count;
    assign q_slot_aad_bytes = ago_1_slot_aad_bytes;
    assign q_slot_text_bytes = ago_1_slot_text_bytes;
    assign q_slot_bad = ago_1_slot_bad;

endmodule

`default_nettype wire
