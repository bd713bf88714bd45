// 64 words of 85 bits, one read-modify-write a clock, each word 2 clocks after its address.
`default_nettype none

module forwarding_ram_w85_d64_l2 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [5:0] addr,
    input  wire        enable,
    input  wire        next_parity,
    input  wire [15:0] next_pdcid,
    input  wire [31:0] next_psn,
    input  wire [31:0] next_handle,
    input  wire  [3:0] next_next_hdr,
    input  wire        write,
    output wire        word_parity,
    output wire [15:0] word_pdcid,
    output wire [31:0] word_psn,
    output wire [31:0] word_handle,
    output wire  [3:0] word_next_hdr,
    output wire  [5:0] at,
    output wire        valid
);

    reg   [5:0] addr_1;
    reg         valid_1;
    reg   [5:0] addr_2;
    reg         valid_2;
    reg  [84:0] memory_rdata;
    reg         written_parity;
    reg  [15:0] written_pdcid;
    reg  [31:0] written_psn;
    reg  [31:0] written_handle;
    reg   [3:0] written_next_hdr;
    reg         wrote;
    reg         beside;
    reg         fetched_parity;
    reg  [15:0] fetched_pdcid;
    reg  [31:0] fetched_psn;
    reg  [31:0] fetched_handle;
    reg   [3:0] fetched_next_hdr;
    reg         one_apart;
    reg         beside_last;
    (* no_rw_check *)
    reg  [84:0] memory [0:63];

    wire        writes = valid_2 && write;
    wire        beside_last_and_wrote = beside_last && wrote;
    wire        word_parity_choice = beside_last_and_wrote ? written_parity : fetched_parity;
    wire [15:0] word_pdcid_choice = beside_last_and_wrote ? written_pdcid : fetched_pdcid;
    wire [31:0] word_psn_choice = beside_last_and_wrote ? written_psn : fetched_psn;
    wire [31:0] word_handle_choice = beside_last_and_wrote ? written_handle : fetched_handle;
    wire  [3:0] word_next_hdr_choice = beside_last_and_wrote ? written_next_hdr : fetched_next_hdr;
    wire        one_apart_and_wrote = one_apart && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_2] <= {next_parity, next_pdcid, next_psn, next_handle, next_next_hdr};
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
        written_parity <= next_parity;
        written_pdcid <= next_pdcid;
        written_psn <= next_psn;
        written_handle <= next_handle;
        written_next_hdr <= next_next_hdr;
        beside <= addr == addr_1;
        one_apart <= addr == addr_2;
        fetched_parity <= one_apart_and_wrote ? written_parity : memory_rdata[84];
        fetched_pdcid <= one_apart_and_wrote ? written_pdcid : memory_rdata[83:68];
        fetched_psn <= one_apart_and_wrote ? written_psn : memory_rdata[67:36];
        fetched_handle <= one_apart_and_wrote ? written_handle : memory_rdata[35:4];
        fetched_next_hdr <= one_apart_and_wrote ? written_next_hdr : memory_rdata[3:0];
        beside_last <= beside;
    end

    assign word_parity = word_parity_choice;
    assign word_pdcid = word_pdcid_choice;
    assign word_psn = word_psn_choice;
    assign word_handle = word_handle_choice;
    assign word_next_hdr = word_next_hdr_choice;
    assign at = addr_2;
    assign valid = valid_2;

`ifdef FORMAL
    reg   [5:0] watched;
    reg         known;
    reg         expected_parity;
    reg  [15:0] expected_pdcid;
    reg  [31:0] expected_psn;
    reg  [31:0] expected_handle;
    reg   [3:0] expected_next_hdr;

    wire        addr_2_eq_watched = addr_2 == watched;
    wire [84:0] word_is_latest_word = {word_parity_choice, word_pdcid_choice, word_psn_choice, word_handle_choice, word_next_hdr_choice};
    wire [84:0] word_is_latest_word_2 = {expected_parity, expected_pdcid, expected_psn, expected_handle, expected_next_hdr};

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
                expected_parity <= next_parity;
                expected_pdcid <= next_pdcid;
                expected_psn <= next_psn;
                expected_handle <= next_handle;
                expected_next_hdr <= next_next_hdr;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_2 && known && addr_2_eq_watched) || word_is_latest_word == word_is_latest_word_2);
`endif

endmodule

`default_nettype wire
