// Remainders of crc32 over packets of whole beats of 64 bits.
`default_nettype none

module crc32_remainder_w64 (
    input  wire        clk,
    input  wire        rst,
    input  wire [63:0] data,
    input  wire        last,
    input  wire        valid,
    output reg  [31:0] remainder,
    output reg         done
);

    reg  [31:0] share;
    reg         share_last;
    reg         share_valid;
    reg  [31:0] state;

    wire [31:0] of_data = {
        ^(data & 64'h826880efa40da72d),
        ^(data & 64'hc35cc098760b74bb),
        ^(data & 64'he3c6e0a39f081d70),
        ^(data & 64'h71e37051cf840eb8),
        ^(data & 64'hba9938c743cfa071),
        ^(data & 64'hdf241c8c05ea7715),
        ^(data & 64'h6f920e4602f53b8a),
        ^(data & 64'hb5a187cca5773ae8),
        ^(data & 64'hd8b84309f6b63a59),
        ^(data & 64'h6c5c2184fb5b1d2c),
        ^(data & 64'hb446902dd9a029bb),
        ^(data & 64'hd84bc8f948ddb3f0),
        ^(data & 64'hee4d649300637ed5),
        ^(data & 64'h7726b2498031bf6a),
        ^(data & 64'h3b935924c018dfb5),
        ^(data & 64'h1dc9ac92600c6fda),
        ^(data & 64'h8c8c56a6940b90c0),
        ^(data & 64'h46462b534a05c860),
        ^(data & 64'h232315a9a502e430),
        ^(data & 64'h11918ad4d2817218),
        ^(data & 64'h8c8c56a6940b90c),
        ^(data & 64'h46462b534a05c86),
        ^(data & 64'h805ab1b53e5d896e),
        ^(data & 64'hc245d8353b23639a),
        ^(data & 64'h6122ec1a9d91b1cd),
        ^(data & 64'h3091760d4ec8d8e6),
        ^(data & 64'h9a203be90369cb5e),
        ^(data & 64'h4d101df481b4e5af),
        ^(data & 64'h26880efa40da72d7),
        ^(data & 64'h1344077d206d396b),
        ^(data & 64'h9a203be90369cb5),
        ^(data & 64'h4d101df481b4e5a)
    };
    wire [31:0] of_state = {
        ^(state & 32'ha40da72d),
        ^(state & 32'h760b74bb),
        ^(state & 32'h9f081d70),
        ^(state & 32'hcf840eb8),
        ^(state & 32'h43cfa071),
        ^(state & 32'h5ea7715),
        ^(state & 32'h2f53b8a),
        ^(state & 32'ha5773ae8),
        ^(state & 32'hf6b63a59),
        ^(state & 32'hfb5b1d2c),
        ^(state & 32'hd9a029bb),
        ^(state & 32'h48ddb3f0),
        ^(state & 32'h637ed5),
        ^(state & 32'h8031bf6a),
        ^(state & 32'hc018dfb5),
        ^(state & 32'h600c6fda),
        ^(state & 32'h940b90c0),
        ^(state & 32'h4a05c860),
        ^(state & 32'ha502e430),
        ^(state & 32'hd2817218),
        ^(state & 32'h6940b90c),
        ^(state & 32'h34a05c86),
        ^(state & 32'h3e5d896e),
        ^(state & 32'h3b23639a),
        ^(state & 32'h9d91b1cd),
        ^(state & 32'h4ec8d8e6),
        ^(state & 32'h369cb5e),
        ^(state & 32'h81b4e5af),
        ^(state & 32'h40da72d7),
        ^(state & 32'h206d396b),
        ^(state & 32'h90369cb5),
        ^(state & 32'h481b4e5a)
    };
    wire [31:0] next = of_state ^ share;
    wire        ends = share_valid && share_last;

    always @(posedge clk) begin
        if (rst) begin
            share_valid <= 1'b0;
            state <= {32{1'b1}};
            done <= 1'b0;
        end else begin
            share_valid <= valid;
            if (ends) begin
                state <= {32{1'b1}};
            end else if (share_valid) begin
                state <= next;
            end
            done <= ends;
        end
    end

    always @(posedge clk) begin
        share <= of_data;
        share_last <= last;
        if (ends) begin
            remainder <= next;
        end
    end

endmodule

`default_nettype wire
