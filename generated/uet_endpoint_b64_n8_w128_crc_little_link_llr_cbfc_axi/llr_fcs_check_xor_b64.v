// Checks the FCS of frames, good, poisoned or bad, in beats of 64 bytes.
`default_nettype none

module llr_fcs_check_xor_b64 (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] data,
    input  wire  [63:0] keep,
    input  wire         last,
    input  wire         valid,
    input  wire  [31:0] pattern,
    output reg          done,
    output reg          good,
    output reg          poisoned
);

    wire [31:0] engine_crc;
    wire        engine_done;
    reg  [31:0] poisoned_crc;

    wire        is_right = engine_crc == 32'h2144df1c;
    wire [31:0] poisoned_crc_word = {
        ^(pattern & 32'h826880ef),
        ^(pattern & 32'hc35cc098),
        ^(pattern & 32'he3c6e0a3),
        ^(pattern & 32'h71e37051),
        ^(pattern & 32'hba9938c7),
        ^(pattern & 32'hdf241c8c),
        ^(pattern & 32'h6f920e46),
        ^(pattern & 32'hb5a187cc),
        ^(pattern & 32'hd8b84309),
        ^(pattern & 32'h6c5c2184),
        ^(pattern & 32'hb446902d),
        ^(pattern & 32'hd84bc8f9),
        ^(pattern & 32'hee4d6493),
        ^(pattern & 32'h7726b249),
        ^(pattern & 32'h3b935924),
        ^(pattern & 32'h1dc9ac92),
        ^(pattern & 32'h8c8c56a6),
        ^(pattern & 32'h46462b53),
        ^(pattern & 32'h232315a9),
        ^(pattern & 32'h11918ad4),
        ^(pattern & 32'h8c8c56a),
        ^(pattern & 32'h46462b5),
        ^(pattern & 32'h805ab1b5),
        ^(pattern & 32'hc245d835),
        ^(pattern & 32'h6122ec1a),
        ^(pattern & 32'h3091760d),
        ^(pattern & 32'h9a203be9),
        ^(pattern & 32'h4d101df4),
        ^(pattern & 32'h26880efa),
        ^(pattern & 32'h1344077d),
        ^(pattern & 32'h9a203be),
        ^(pattern & 32'h4d101df)
    };

    crc32_w512 engine (
        .clk   (clk),
        .rst   (rst),
        .data  (data),
        .keep  (keep),
        .last  (last),
        .valid (valid),
        .crc   (engine_crc),
        .done  (engine_done)
    );

    always @(posedge clk) begin
        if (rst) begin
            done <= 1'b0;
        end else begin
            done <= engine_done;
        end
    end

    always @(posedge clk) begin
        good <= is_right;
        poisoned_crc <= 32'h2144df1c ^ poisoned_crc_word;
        poisoned <= engine_crc == poisoned_crc && !is_right;
    end

endmodule

`default_nettype wire
