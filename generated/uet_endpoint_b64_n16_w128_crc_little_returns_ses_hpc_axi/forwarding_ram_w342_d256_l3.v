// 256 words of 342 bits, one read-modify-write a clock, each word 3 clocks after its address.
`default_nettype none

module forwarding_ram_w342_d256_l3 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] addr,
    input  wire        enable,
    input  wire  [5:0] next_code,
    input  wire  [7:0] next_generation,
    input  wire        next_bound,
    input  wire [31:0] next_wr_id,
    input  wire [63:0] next_address,
    input  wire [31:0] next_claim,
    input  wire        next_is_cut,
    input  wire        next_deferred,
    input  wire        next_buffered,
    input  wire  [5:0] next_opcode,
    input  wire [31:0] next_request_length,
    input  wire [63:0] next_match_bits,
    input  wire [31:0] next_initiator,
    input  wire [23:0] next_job_id,
    input  wire        next_rendezvous_is,
    input  wire  [4:0] next_rendezvous_slot,
    input  wire [31:0] next_rendezvous_eager_length,
    input  wire        write,
    output wire  [5:0] word_code,
    output wire  [7:0] word_generation,
    output wire        word_bound,
    output wire [31:0] word_wr_id,
    output wire [63:0] word_address,
    output wire [31:0] word_claim,
    output wire        word_is_cut,
    output wire        word_deferred,
    output wire        word_buffered,
    output wire  [5:0] word_opcode,
    output wire [31:0] word_request_length,
    output wire [63:0] word_match_bits,
    output wire [31:0] word_initiator,
    output wire [23:0] word_job_id,
    output wire        word_rendezvous_is,
    output wire  [4:0] word_rendezvous_slot,
    output wire [31:0] word_rendezvous_eager_length,
    output wire  [7:0] at,
    output wire        valid
);

    reg    [7:0] addr_1;
    reg          valid_1;
    reg    [7:0] addr_2;
    reg          valid_2;
    reg    [7:0] addr_3;
    reg          valid_3;
    reg  [341:0] memory_rdata;
    reg    [5:0] written_code;
    reg    [7:0] written_generation;
    reg          written_bound;
    reg   [31:0] written_wr_id;
    reg   [63:0] written_address;
    reg   [31:0] written_claim;
    reg          written_is_cut;
    reg          written_deferred;
    reg          written_buffered;
    reg    [5:0] written_opcode;
    reg   [31:0] written_request_length;
    reg   [63:0] written_match_bits;
    reg   [31:0] written_initiator;
    reg   [23:0] written_job_id;
    reg          written_rendezvous_is;
    reg    [4:0] written_rendezvous_slot;
    reg   [31:0] written_rendezvous_eager_length;
    reg          wrote;
    reg          beside;
    reg    [5:0] fetched_code;
    reg    [7:0] fetched_generation;
    reg          fetched_bound;
    reg   [31:0] fetched_wr_id;
    reg   [63:0] fetched_address;
    reg   [31:0] fetched_claim;
    reg          fetched_is_cut;
    reg          fetched_deferred;
    reg          fetched_buffered;
    reg    [5:0] fetched_opcode;
    reg   [31:0] fetched_request_length;
    reg   [63:0] fetched_match_bits;
    reg   [31:0] fetched_initiator;
    reg   [23:0] fetched_job_id;
    reg          fetched_rendezvous_is;
    reg    [4:0] fetched_rendezvous_slot;
    reg   [31:0] fetched_rendezvous_eager_length;
    reg          two_apart;
    reg          beside_next;
    reg          one_apart;
    reg          one_apart_next;
    reg    [5:0] latest_code;
    reg    [7:0] latest_generation;
    reg          latest_bound;
    reg   [31:0] latest_wr_id;
    reg   [63:0] latest_address;
    reg   [31:0] latest_claim;
    reg          latest_is_cut;
    reg          latest_deferred;
    reg          latest_buffered;
    reg    [5:0] latest_opcode;
    reg   [31:0] latest_request_length;
    reg   [63:0] latest_match_bits;
    reg   [31:0] latest_initiator;
    reg   [23:0] latest_job_id;
    reg          latest_rendezvous_is;
    reg    [4:0] latest_rendezvous_slot;
    reg   [31:0] latest_rendezvous_eager_length;
    (* no_rw_check *)
    reg  [341:0] memory [0:255];

    wire        writes = valid_3 && write;
    wire        two_apart_and_wrote = two_apart && wrote;
    wire        beside_next_and_writes = beside_next && writes;
    wire        one_apart_next_and_wrote = one_apart_next && wrote;
    wire  [7:0] latest_generation_choice = one_apart_next_and_wrote ? written_generation : fetched_generation;
    wire [31:0] latest_request_length_choice = one_apart_next_and_wrote ? written_request_length : fetched_request_length;
    wire [63:0] latest_match_bits_choice = one_apart_next_and_wrote ? written_match_bits : fetched_match_bits;
    wire [31:0] latest_initiator_choice = one_apart_next_and_wrote ? written_initiator : fetched_initiator;
    wire        latest_rendezvous_is_choice = one_apart_next_and_wrote ? written_rendezvous_is : fetched_rendezvous_is;
    wire  [4:0] latest_rendezvous_slot_choice = one_apart_next_and_wrote ? written_rendezvous_slot : fetched_rendezvous_slot;
    wire [31:0] latest_rendezvous_eager_length_choice = one_apart_next_and_wrote ? written_rendezvous_eager_length : fetched_rendezvous_eager_length;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_3] <= {
        next_code,
        next_generation,
        next_bound,
        next_wr_id,
        next_address,
        next_claim,
        next_is_cut,
        next_deferred,
        next_buffered,
        next_opcode,
        next_request_length,
        next_match_bits,
        next_initiator,
        next_job_id,
        next_rendezvous_is,
        next_rendezvous_slot,
        next_rendezvous_eager_length
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            wrote <= 1'b0;
        end else begin
            valid_1 <= enable;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            wrote <= writes;
        end
    end

    always @(posedge clk) begin
        addr_1 <= addr;
        addr_2 <= addr_1;
        addr_3 <= addr_2;
        written_code <= next_code;
        written_generation <= next_generation;
        written_bound <= next_bound;
        written_wr_id <= next_wr_id;
        written_address <= next_address;
        written_claim <= next_claim;
        written_is_cut <= next_is_cut;
        written_deferred <= next_deferred;
        written_buffered <= next_buffered;
        written_opcode <= next_opcode;
        written_request_length <= next_request_length;
        written_match_bits <= next_match_bits;
        written_initiator <= next_initiator;
        written_job_id <= next_job_id;
        written_rendezvous_is <= next_rendezvous_is;
        written_rendezvous_slot <= next_rendezvous_slot;
        written_rendezvous_eager_length <= next_rendezvous_eager_length;
        beside <= addr == addr_1;
        two_apart <= addr == addr_3;
        fetched_code <= two_apart_and_wrote ? written_code : memory_rdata[341:336];
        fetched_generation <= two_apart_and_wrote ? written_generation : memory_rdata[335:328];
        fetched_bound <= two_apart_and_wrote ? written_bound : memory_rdata[327];
        fetched_wr_id <= two_apart_and_wrote ? written_wr_id : memory_rdata[326:295];
        fetched_address <= two_apart_and_wrote ? written_address : memory_rdata[294:231];
        fetched_claim <= two_apart_and_wrote ? written_claim : memory_rdata[230:199];
        fetched_is_cut <= two_apart_and_wrote ? written_is_cut : memory_rdata[198];
        fetched_deferred <= two_apart_and_wrote ? written_deferred : memory_rdata[197];
        fetched_buffered <= two_apart_and_wrote ? written_buffered : memory_rdata[196];
        fetched_opcode <= two_apart_and_wrote ? written_opcode : memory_rdata[195:190];
        fetched_request_length <= two_apart_and_wrote ? written_request_length : memory_rdata[189:158];
        fetched_match_bits <= two_apart_and_wrote ? written_match_bits : memory_rdata[157:94];
        fetched_initiator <= two_apart_and_wrote ? written_initiator : memory_rdata[93:62];
        fetched_job_id <= two_apart_and_wrote ? written_job_id : memory_rdata[61:38];
        fetched_rendezvous_is <= two_apart_and_wrote ? written_rendezvous_is : memory_rdata[37];
        fetched_rendezvous_slot <= two_apart_and_wrote ? written_rendezvous_slot : memory_rdata[36:32];
        fetched_rendezvous_eager_length <= two_apart_and_wrote ? written_rendezvous_eager_length : memory_rdata[31:0];
        beside_next <= beside;
        one_apart <= addr == addr_2;
        one_apart_next <= one_apart;
        latest_code <= beside_next_and_writes ? next_code : one_apart_next_and_wrote ? written_code : fetched_code;
        latest_generation <= beside_next_and_writes ? next_generation : latest_generation_choice;
        latest_bound <= beside_next_and_writes ? next_bound : one_apart_next_and_wrote ? written_bound : fetched_bound;
        latest_wr_id <= beside_next_and_writes ? next_wr_id : one_apart_next_and_wrote ? written_wr_id : fetched_wr_id;
        latest_address <= beside_next_and_writes ? next_address : one_apart_next_and_wrote ? written_address : fetched_address;
        latest_claim <= beside_next_and_writes ? next_claim : one_apart_next_and_wrote ? written_claim : fetched_claim;
        latest_is_cut <= beside_next_and_writes ? next_is_cut : one_apart_next_and_wrote ? written_is_cut : fetched_is_cut;
        latest_deferred <= beside_next_and_writes ? next_deferred : one_apart_next_and_wrote ? written_deferred : fetched_deferred;
        latest_buffered <= beside_next_and_writes ? next_buffered : one_apart_next_and_wrote ? written_buffered : fetched_buffered;
        latest_opcode <= beside_next_and_writes ? next_opcode : one_apart_next_and_wrote ? written_opcode : fetched_opcode;
        latest_request_length <= beside_next_and_writes ? next_request_length : latest_request_length_choice;
        latest_match_bits <= beside_next_and_writes ? next_match_bits : latest_match_bits_choice;
        latest_initiator <= beside_next_and_writes ? next_initiator : latest_initiator_choice;
        latest_job_id <= beside_next_and_writes ? next_job_id : one_apart_next_and_wrote ? written_job_id : fetched_job_id;
        latest_rendezvous_is <= beside_next_and_writes ? next_rendezvous_is : latest_rendezvous_is_choice;
        latest_rendezvous_slot <= beside_next_and_writes ? next_rendezvous_slot : latest_rendezvous_slot_choice;
        latest_rendezvous_eager_length <= beside_next_and_writes ? next_rendezvous_eager_length : latest_rendezvous_eager_length_choice;
    end

    assign word_code = latest_code;
    assign word_generation = latest_generation;
    assign word_bound = latest_bound;
    assign word_wr_id = latest_wr_id;
    assign word_address = latest_address;
    assign word_claim = latest_claim;
    assign word_is_cut = latest_is_cut;
    assign word_deferred = latest_deferred;
    assign word_buffered = latest_buffered;
    assign word_opcode = latest_opcode;
    assign word_request_length = latest_request_length;
    assign word_match_bits = latest_match_bits;
    assign word_initiator = latest_initiator;
    assign word_job_id = latest_job_id;
    assign word_rendezvous_is = latest_rendezvous_is;
    assign word_rendezvous_slot = latest_rendezvous_slot;
    assign word_rendezvous_eager_length = latest_rendezvous_eager_length;
    assign at = addr_3;
    assign valid = valid_3;

`ifdef FORMAL
    reg   [7:0] watched;
    reg         known;
    reg   [5:0] expected_code;
    reg   [7:0] expected_generation;
    reg         expected_bound;
    reg  [31:0] expected_wr_id;
    reg  [63:0] expected_address;
    reg  [31:0] expected_claim;
    reg         expected_is_cut;
    reg         expected_deferred;
    reg         expected_buffered;
    reg   [5:0] expected_opcode;
    reg  [31:0] expected_request_length;
    reg  [63:0] expected_match_bits;
    reg  [31:0] expected_initiator;
    reg  [23:0] expected_job_id;
    reg         expected_rendezvous_is;
    reg   [4:0] expected_rendezvous_slot;
    reg  [31:0] expected_rendezvous_eager_length;

    wire         addr_3_eq_watched = addr_3 == watched;
    wire [341:0] word_is_latest_word = {
        latest_code,
        latest_generation,
        latest_bound,
        latest_wr_id,
        latest_address,
        latest_claim,
        latest_is_cut,
        latest_deferred,
        latest_buffered,
        latest_opcode,
        latest_request_length,
        latest_match_bits,
        latest_initiator,
        latest_job_id,
        latest_rendezvous_is,
        latest_rendezvous_slot,
        latest_rendezvous_eager_length
    };
    wire [341:0] word_is_latest_word_2 = {
        expected_code,
        expected_generation,
        expected_bound,
        expected_wr_id,
        expected_address,
        expected_claim,
        expected_is_cut,
        expected_deferred,
        expected_buffered,
        expected_opcode,
        expected_request_length,
        expected_match_bits,
        expected_initiator,
        expected_job_id,
        expected_rendezvous_is,
        expected_rendezvous_slot,
        expected_rendezvous_eager_length
    };

    always @(posedge clk) begin
        if (rst) begin
            known <= 1'b0;
        end else begin
            if (writes) begin
                if (!known || addr_3_eq_watched) begin
                    known <= 1'b1;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (writes) begin
            if (!known || addr_3_eq_watched) begin
                watched <= addr_3;
                expected_code <= next_code;
                expected_generation <= next_generation;
                expected_bound <= next_bound;
                expected_wr_id <= next_wr_id;
                expected_address <= next_address;
                expected_claim <= next_claim;
                expected_is_cut <= next_is_cut;
                expected_deferred <= next_deferred;
                expected_buffered <= next_buffered;
                expected_opcode <= next_opcode;
                expected_request_length <= next_request_length;
                expected_match_bits <= next_match_bits;
                expected_initiator <= next_initiator;
                expected_job_id <= next_job_id;
                expected_rendezvous_is <= next_rendezvous_is;
                expected_rendezvous_slot <= next_rendezvous_slot;
                expected_rendezvous_eager_length <= next_rendezvous_eager_length;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_3 && known && addr_3_eq_watched) || word_is_latest_word == word_is_latest_word_2);
`endif

endmodule

`default_nettype wire
