// 64 words of 196 bits, one read-modify-write a clock, each word 2 clocks after its address.
`default_nettype none

module forwarding_ram_w196_d64_l2 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [5:0] addr,
    input  wire         enable,
    input  wire [195:0] next,
    input  wire         write,
    output wire [195:0] word,
    output wire   [5:0] at,
    output wire         valid
);

    reg    [5:0] addr_1;
    reg          valid_1;
    reg    [5:0] addr_2;
    reg          valid_2;
    reg  [195:0] memory_rdata;
    reg  [195:0] written;
    reg          wrote;
    reg          beside;
    reg  [195:0] fetched;
    reg          one_apart;
    reg          beside_last;
    (* no_rw_check *)
    reg  [195:0] memory [0:63];

    wire         writes = valid_2 && write;
    wire [195:0] word_choice = beside_last && wrote ? written : fetched;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_2] <= next;
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            wrote <= 1'b0;
        end else begin
            valid_1 <= enable;
            valid_2 <= valid_1;
            wrote <= writes;
        end
    end

    always @(posedge clk) begin
        addr_1 <= addr;
        addr_2 <= addr_1;
        written <= next;
        beside <= addr == addr_1;
        one_apart <= addr == addr_2;
        fetched <= one_apart && wrote ? written : memory_rdata;
        beside_last <= beside;
    end

    assign word = word_choice;
    assign at = addr_2;
    assign valid = valid_2;

`ifdef FORMAL
    reg    [5:0] watched;
    reg          known;
    reg  [195:0] expected;

    wire addr_2_eq_watched = addr_2 == watched;

    always @(posedge clk) begin
        if (rst) begin
            known <= 1'b0;
        end else begin
            if (writes) begin
                if (!known || addr_2_eq_watched) begin
                    known <= 1'b1;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (writes) begin
            if (!known || addr_2_eq_watched) begin
                watched <= addr_2;
                expected <= next;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_2 && known && addr_2_eq_watched) || word_choice == expected);
`endif

endmodule

`default_nettype wire
